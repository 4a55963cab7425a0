import type { OwnSelectionWords } from './ar.ts'

export const en: OwnSelectionWords = {
  title: 'Selection',
  before: 'It begins when you have finished your application.',
  through: 'You have passed every step.',
  toAssessments: 'See the assessments',
  now: {
    assessment:
      'The first step is to pass one technical assessment; its result comes within 10 minutes. You can be nominated before it.',
    evaluation: 'You have passed a technical assessment. The next two steps are ours.',
    interview: 'Two steps are behind you. The next one is an interview with our team.',
    alignment:
      'You have passed the first three steps. The fourth is the alignment meeting; we find a time with you and the company.',
  },
  result: 'We are marking your assessment. Its result comes within 10 minutes.',
  invitation: 'We invite you to the tests by the end of {date}; you can begin before.',
  late: 'We are late with this step, and we are sorry. Our recruitment team is on it.',
  rejected: 'We will not go on with the selection this time. Thank you for your time. You can apply again from {date}.',
  mayApply: 'You can apply again now. Your profile is as you left it.',
  apply: 'Apply again',
  applied: 'We have your application again',
  left: 'Nothing is open for your account.',
  steps: {
    assessment: 'Technical assessment',
    evaluation: 'HR and skills evaluation',
    interview: 'Interview and verification',
    alignment: 'Alignment meeting',
  },
  until: (who, date) => `${who}, by the end of ${date}`,
  by: {
    assessment: 'You take it whenever you like',
    evaluation: 'With our recruitment team',
    interview: 'With our recruitment team',
    alignment: 'With the company that chooses you',
  },
}
