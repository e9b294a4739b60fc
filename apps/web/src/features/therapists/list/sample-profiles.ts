/** The sample profiles by the specialty that the filter knows them by; their words stand in `samples` of the namespace `therapists`. */
export const sampleBySpecialty = {
  'Anxiety & Depression': 'meera-iyer',
  'Trauma & PTSD': 'arjun-deshpande',
  'Relationships & Family': 'farah-qureshi',
  'Stress Management & Mindfulness': 'kavya-reddy',
  'Child & Adolescent Mental Health': 'sandeep-bose',
  'Addiction & Recovery': 'nisha-patel',
} as const

export type SampleId = (typeof sampleBySpecialty)[keyof typeof sampleBySpecialty]

export const sampleIds: readonly SampleId[] = Object.values(sampleBySpecialty)
