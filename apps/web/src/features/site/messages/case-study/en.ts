import type { CaseStudyWords } from './ar.ts'

export const en: CaseStudyWords = {
  eyebrow: 'Case study',
  figures: 'The story in a few lines',
  demo: 'A story invented for demonstration: the company and its people are not real.',
  about: 'About the company',
  examDay: {
    before: {
      title: 'An exam day, before',
      moments: [
        { at: '8:00', what: 'Students arrive' },
        { at: '8:01', what: 'Pages slow down' },
        { at: '8:05', what: 'Parents phone' },
      ],
    },
    after: {
      title: 'An exam day, now',
      moments: [
        { at: '8:00', what: 'Students arrive' },
        { at: '10:00', what: '“Has the exam actually started?”' },
      ],
    },
    caption: 'The line is how long a page takes to answer, drawn to illustrate.',
  },
  squad: {
    caption: 'Six people in four cities, and three shared hours a day.',
    people: [
      { id: 'squad-product', letters: 'P M', role: 'Product manager', place: 'Creative lab' },
      { id: 'squad-design', letters: 'U X', role: 'Designer', place: 'Creative lab' },
      { id: 'squad-cairo', letters: 'B E', role: 'Backend engineer', place: 'Cairo' },
      { id: 'squad-tunis', letters: 'B E', role: 'Backend engineer', place: 'Tunis' },
      { id: 'squad-frontend', letters: 'F E', role: 'Frontend developer', place: 'Amman' },
      { id: 'squad-tester', letters: 'Q A', role: 'QA engineer, part time', place: 'Jeddah' },
    ],
  },
  months: {
    caption: 'Nine months, from the first day to the renewal.',
    works: [
      { name: 'Creative lab', when: 'the first two weeks' },
      { name: 'The exam engine alone', when: 'to the fifth month' },
      { name: 'An interface from the right', when: 'third to sixth month' },
      { name: 'Answers saved on the phone', when: 'fourth and fifth month' },
      { name: 'A load test every night', when: 'fifth month to the end' },
    ],
    renewed: 'Contract renewed',
  },
  last: {
    title: 'Do peak days worry you?',
    text: 'Tell us what breaks, and we will nominate people who can fix it.',
    action: 'Describe your team',
  },
}
