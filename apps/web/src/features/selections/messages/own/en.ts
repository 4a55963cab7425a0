import { type OwnSelectionWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: OwnSelectionWords = {
  title: 'Selection',
  before: 'It starts once you finish your application.',
  through: 'You’ve passed every step.',
  toAssessments: 'See the assessments',
  now: {
    assessment:
      'The first step is to pass at least one technical assessment; you’ll get the result within 10 minutes. We usually nominate you after the first three steps.',
    evaluation: 'You’ve passed the technical assessment. The next two steps are with our team.',
    interview: 'You’ve passed two steps. Next is an interview with our team.',
    alignment:
      'You’ve passed the first three steps. The fourth is the alignment meeting; we’ll arrange it once a company chooses you.',
  },
  result: 'We’re marking your assessment. You’ll get the result within 10 minutes.',
  invitation: 'We’ll invite you to the assessment by the end of {date}; you can start before then.',
  late: 'We’re late with this step, and we’re sorry. Our recruitment team is on it.',
  rejected: 'We’ve decided not to move forward this time. Thank you for your time. You can apply again from {date}.',
  mayApply: 'You can apply again now. Your profile is just as you left it.',
  apply: 'Apply again',
  applied: 'We’ve received your application',
  left: 'There are no open steps for your account.',
  meeting: 'Your meeting with us',
  with: 'With',
  join: 'Join the meeting',
  changeMeeting: 'Reschedule or cancel',
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

export const useOwnSelectionWords = () => useWords({ ar, en })
