/** One profile of an operator's file of therapists: open every day from 10 to 12 by the clock of India, in slots of an hour. */
export const buildProfile = (changes: Record<string, unknown> = {}) => {
  const open = ['10:00-12:00']
  return {
    id: 'asha-menon',
    name: 'Asha Menon',
    specialization: 'Anxiety & Depression',
    experience: 12,
    bio: 'I listen first.',
    approach: 'We go at your pace.',
    education: ['MPhil in Clinical Psychology'],
    registration: { body: 'Rehabilitation Council of India', number: 'A00000' },
    languages: ['English', 'Malayalam'],
    sessionTypes: ['video', 'in_person'],
    sessionFee: 1500,
    slotMinutes: 60,
    weeklyHours: { Mon: open, Tue: open, Wed: open, Thu: open, Fri: open, Sat: open, Sun: open },
    email: 'practice@example.org',
    ...changes,
  }
}
