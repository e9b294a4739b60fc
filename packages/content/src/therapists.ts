import { openDaysOf, type Therapist, type Weekday, weekdays } from '@maitri/contracts'
import { readWorkingHours } from '@maitri/domain'

/** What all six share: no real person stands behind them, so nobody answers, and no picture is shown. */
const example: Pick<
  Therapist,
  | 'image'
  | 'timeZone'
  | 'slotMinutes'
  | 'answersWithinHours'
  | 'phone'
  | 'address'
  | 'landmark'
  | 'bring'
  | 'closedDays'
  | 'leadHours'
  | 'cancelHours'
  | 'confirms'
  | 'isExample'
> = {
  image: null,
  timeZone: 'Asia/Kolkata',
  slotMinutes: 50,
  answersWithinHours: null,
  phone: null,
  address: null,
  landmark: null,
  bring: null,
  closedDays: [],
  leadHours: 2,
  cancelHours: 24,
  confirms: 'by_reply',
  isExample: true,
}

/**
 * The example profiles that come with Maitri, in the order in which they are shown; an operator's file replaces them. Their registration
 * numbers say that they are examples, since a number that looks real could be somebody's, and no college is named.
 */
export const exampleTherapists: readonly Therapist[] = [
  {
    id: 'meera-iyer',
    name: 'Dr. Meera Iyer',
    city: 'Chennai',
    specialization: 'Anxiety & Depression',
    experience: 14,
    rating: 4.9,
    bio: 'I’m a clinical psychologist in Chennai. For fourteen years I’ve worked with people who can’t stop worrying, and with people who find every morning heavy. We start with what your days look like now, and go at your pace.',
    approach:
      'Cognitive behavioural therapy and behavioural activation. Together we look at thoughts that keep coming back, and you try small changes between sessions. Each session ends with one thing to try. You can always skip it.',
    education: ['PhD in Clinical Psychology', 'MPhil in Clinical Psychology'],
    registration: { body: 'Rehabilitation Council of India', number: 'Sample 0001' },
    insurances: ['Star Health', 'HDFC ERGO', 'Niva Bupa'],
    languages: ['English', 'Tamil', 'Kannada'],
    sessionTypes: ['video', 'audio', 'in_person'],
    sessionFee: 2400,
    ...weekOf({
      Mon: ['09:00-13:00', '17:00-20:00'],
      Tue: ['09:00-13:00'],
      Thu: ['09:00-13:00', '17:00-20:00'],
      Fri: ['10:00-14:00'],
      Sat: ['17:00-20:00'],
    }),
    ...example,
  },
  {
    id: 'arjun-deshpande',
    name: 'Dr. Arjun Deshpande',
    city: 'Pune',
    specialization: 'Trauma & PTSD',
    experience: 18,
    rating: 4.8,
    bio: 'I’m a psychiatrist in Pune. I work with people after accidents, violence and loss, and with those who help others through them. You don’t have to tell me anything before you want to.',
    approach:
      'Trauma-focused therapy and EMDR, once you feel steadier. You decide what we talk about and when we stop. If medicine could help, we talk about that too, the good side and the bad.',
    education: ['MD in Psychiatry', 'MBBS'],
    registration: { body: 'Maharashtra Medical Council', number: 'Sample 0002' },
    insurances: ['Star Health', 'ICICI Lombard', 'Care Health', 'New India Assurance'],
    languages: ['Marathi', 'Hindi', 'English'],
    sessionTypes: ['video', 'in_person'],
    sessionFee: 3200,
    ...weekOf({ Mon: ['10:00-14:00'], Wed: ['10:00-14:00', '16:00-18:00'], Fri: ['10:00-14:00'] }),
    ...example,
  },
  {
    id: 'farah-qureshi',
    name: 'Farah Qureshi',
    city: 'Lucknow',
    specialization: 'Relationships & Family',
    experience: 9,
    rating: 4.7,
    bio: 'I’m a family therapist in Lucknow. Couples, parents with grown children, in-laws under one roof: I listen to everyone in the room, and don’t take sides. You can also come alone.',
    approach:
      'Systemic and emotionally focused therapy. We look at what happens between people, more than at what’s wrong with one of them. And we practise saying hard things in a way the other person can hear.',
    education: ['MA in Applied Psychology (Counselling)', 'Diploma in Family Therapy'],
    registration: { body: 'Sample register of counsellors', number: 'Sample 0003' },
    insurances: [],
    languages: ['Hindi', 'English', 'Urdu'],
    sessionTypes: ['video', 'audio'],
    sessionFee: 2200,
    ...weekOf({ Tue: ['16:00-20:00'], Thu: ['16:00-20:00'], Sat: ['10:00-14:00'], Sun: ['10:00-14:00'] }),
    ...example,
  },
  {
    id: 'kavya-reddy',
    name: 'Kavya Reddy',
    city: 'Hyderabad',
    specialization: 'Stress Management & Mindfulness',
    experience: 7,
    rating: 4.8,
    bio: 'I’m a counselling psychologist in Hyderabad. Many people who come to me work long hours, study for an exam, or look after someone else. We find out where your energy goes, and what gives a little of it back.',
    approach:
      'Mindfulness-based and acceptance-based therapy. Short practices that fit into an ordinary day, and plain talk about work, sleep and rest. No practice suits everyone, so we stick to the ones that suit you.',
    education: ['MSc in Counselling Psychology'],
    registration: { body: 'Sample register of counsellors', number: 'Sample 0004' },
    insurances: ['Niva Bupa', 'Aditya Birla Health'],
    languages: ['Telugu', 'English'],
    sessionTypes: ['video', 'audio'],
    sessionFee: 2200,
    ...weekOf({
      Mon: ['07:00-10:00'],
      Tue: ['07:00-10:00', '18:00-21:00'],
      Wed: ['07:00-10:00'],
      Thu: ['18:00-21:00'],
      Sun: ['08:00-11:00'],
    }),
    ...example,
  },
  {
    id: 'sandeep-bose',
    name: 'Dr. Sandeep Bose',
    city: 'Kolkata',
    specialization: 'Child & Adolescent Mental Health',
    experience: 21,
    rating: 4.9,
    bio: 'I’m a child psychiatrist in Kolkata. I see children from the age of six, young people and their parents, about school, sleep, anger, phones and sadness. Young people also get time alone with me.',
    approach:
      'Play and talk with younger children, cognitive behavioural therapy with older ones, and work with the family all along. What a young person tells me stays between us, unless someone is in danger.',
    education: ['DM in Child and Adolescent Psychiatry', 'MD in Psychiatry'],
    registration: { body: 'West Bengal Medical Council', number: 'Sample 0005' },
    insurances: ['Star Health', 'Care Health', 'New India Assurance'],
    languages: ['Bengali', 'Hindi', 'English'],
    sessionTypes: ['in_person', 'video'],
    sessionFee: 2800,
    ...weekOf({ Wed: ['15:00-19:00'], Fri: ['15:00-19:00'], Sat: ['09:00-13:00'] }),
    ...example,
  },
  {
    id: 'nisha-patel',
    name: 'Nisha Patel',
    city: 'Ahmedabad',
    specialization: 'Addiction & Recovery',
    experience: 11,
    rating: 4.6,
    bio: 'I’m a psychiatric social worker in Ahmedabad. I work with people who want to drink, smoke, gamble or scroll less, or stop, and with their families. You don’t have to decide anything before you come.',
    approach:
      'Motivational interviewing and relapse prevention. A slip is something to learn from, never a reason to stay away. If your body needs care while you stop, I’ll tell you and name a hospital.',
    education: ['MPhil in Psychiatric Social Work', 'Master of Social Work'],
    registration: { body: 'Rehabilitation Council of India', number: 'Sample 0006' },
    insurances: ['HDFC ERGO', 'Aditya Birla Health'],
    languages: ['Gujarati', 'Hindi', 'English'],
    sessionTypes: ['audio', 'in_person'],
    sessionFee: 2600,
    ...weekOf({ Tue: ['11:00-15:00'], Thu: ['11:00-15:00'], Fri: ['18:00-21:00'], Sun: ['16:00-19:00'] }),
    ...example,
  },
]

/** A week as an operator writes it, in the form of the contract. */
function weekOf(hours: Partial<Record<Weekday, string[]>>): Pick<Therapist, 'weeklyHours' | 'availability'> {
  const weeklyHours = weekdays.map((day) => (hours[day] ?? []).flatMap((text) => readWorkingHours(text) ?? []))
  return { weeklyHours, availability: openDaysOf(weeklyHours) }
}
