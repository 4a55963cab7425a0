import type { HomeWords } from './ar.ts'

export const en: HomeWords = {
  strip: {
    talent: { text: 'Welcome back. Your profile is waiting.', action: 'Continue to your profile' },
    client: { text: 'Welcome back. Your request is waiting.', action: 'Continue to your account' },
  },
  client: {
    eyebrow: 'Remote technologists from 80 countries',
    title: { before: 'Build your tech team ', strong: 'in days', after: ', not months' },
    lead: 'Describe the team you need, and we nominate talents who passed four stages of assessment. You choose whom to meet; we take care of contracts, salaries and renewals.',
    start: 'Describe your team',
    more: 'How we choose talents',
    proof: ['No commitment before the interview', '450+ organisations hired with us'],
    stagesTitle: 'Four stages before you meet anyone',
    stagesText: 'Every talent you see has walked the same road, and you see the whole report.',
    last: {
      title: 'Tell us who you need. We do the rest',
      text: 'A few minutes to describe the team, then you see talents ready to be interviewed.',
      action: 'Open a company account',
    },
  },
  talent: {
    eyebrow: 'Remote work with 450+ organisations',
    title: { before: 'Tech work worthy of you, ', strong: 'from anywhere', after: '' },
    lead: 'One profile and one assessment, then interview requests come to you from companies that look for your experience. You set the salary and the availability, and you accept the time.',
    start: 'Open a talent account',
    more: 'How to join',
    proof: ['Joining is free', 'Your salary stays hidden until you agree'],
    stagesTitle: 'Four steps to your first interview',
    stagesText: 'At every step you know where you are, and you see your results before anyone else.',
    last: {
      title: 'Your experience is wanted. Let it be seen',
      text: 'Start your profile today; it can be filled from your CV.',
      action: 'Open a talent account',
    },
  },
  stages: [
    {
      title: 'Technical assessment',
      client: 'Questions and real coding tasks, with an integrity report the talent sees first.',
      talent: 'Questions and real coding tasks, with the result in about 10 minutes.',
    },
    {
      title: 'Skills evaluation',
      client: 'Communication and teamwork, with a specialist from human resources.',
      talent: 'A short talk about communication and teamwork with a specialist.',
    },
    {
      title: 'Interview and verification',
      client: 'A live interview; identity, experience and certificates are verified.',
      talent: 'A live interview in which your experience and certificates are verified.',
    },
    {
      title: 'Alignment meeting',
      client: 'We make sure that role, timing and salary suit both sides.',
      talent: 'We agree on role, timing and salary before we nominate you.',
    },
  ],
  stats: {
    faster: { value: '60%', label: 'faster hiring' },
    cheaper: { value: '40%', label: 'cost saving' },
    talents: { value: '55K+', label: 'talents' },
    skills: { value: '350+', label: 'skills' },
    renewed: { value: '92%', label: 'contracts renewed or extended' },
    countries: { value: '80', label: 'countries' },
    organisations: { value: '450+', label: 'organisations served' },
    hires: { value: '2000+', label: 'hires' },
    success: { value: '94%', label: 'project success' },
  },
  board: {
    label: 'An example of nominations a company receives',
    title: 'Nominated for you: senior front-end engineer',
    count: '3 nominations',
    fit: 'match',
    people: [
      { id: 'board-1', name: 'Layla H.', role: 'Front-end engineer', skills: ['React', 'TypeScript'], city: 'Amman' },
      { id: 'board-2', name: 'Omar S.', role: 'Front-end engineer', skills: ['Vue', 'Node.js'], city: 'Cairo' },
      { id: 'board-3', name: 'Sara A.', role: 'Front-end engineer', skills: ['React', 'GraphQL'], city: 'Casablanca' },
    ],
  },
  path: {
    label: "An example of a talent's progress through the steps",
    title: 'Your way to the first interview',
    count: 'Step 3 of 4',
    done: 'Done',
    notes: [
      'Result 84%',
      'Recommended by the specialist',
      '18 March 2026, 2:30 pm Riyadh time',
      'Right after the interview',
    ],
  },
}
