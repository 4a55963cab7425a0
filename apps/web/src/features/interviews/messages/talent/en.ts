import { type TalentWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: TalentWords = {
  list: {
    title: 'Interview requests',
    text: 'Companies that want to interview you. Respond before the deadline.',
    lists: { label: 'Lists of interview requests', open: 'Current', past: 'Past' },
    loading: 'Loading your requests',
    empty: { open: 'No Interviews available', past: 'No past interviews' },
    emptyAction: 'Update availability and salary',
    emptyText: {
      open: 'We’ll let you know as soon as a company wants to interview you.',
      past: 'Completed and declined interviews appear here.',
    },
    open: 'View request',
    openOf: (name) => `View request: ${name}`,
    answer: 'Respond now',
    answerOf: (name) => `Respond now: ${name}`,
    meetingTime: 'Interview time',
    noTime: 'Not agreed yet',
  },
  one: {
    title: (company) => `Interview with ${company}`,
    gone: 'We cannot find this request',
    goneText: 'It may have ended, or the link is incorrect.',
    back: 'All requests',
    next: {
      pending_talent_confirmation:
        'The company wants to interview you. Confirm your availability and salary. Only this company will see them.',
      pending_client_time_slots: 'Thank you. The company is choosing two times. We’ll let you know.',
      pending_talent_meeting_confirmation: 'Pick one of the two times or propose others.',
      pending_client_confirmation_on_new_slots:
        'We sent your times to the company. We’ll let you know as soon as it confirms one.',
      talent_unavailable: 'You declined this opportunity.',
      interview_scheduled: 'Your interview is scheduled. The room opens 15 minutes before.',
      canceled: 'This interview was canceled.',
      interview_completed: 'The interview is complete.',
      client_pending: 'The interview is over. We are waiting for the company’s feedback.',
    },
    outside: 'Your interview is scheduled, at the link below.',
    confirmTerms: 'Confirm availability and salary',
    own: {
      talent_declined: 'You declined this opportunity.',
      talent_excused: 'You are excused from this time. We’ll let you know if the company requests another interview.',
      talent_timeout: 'The deadline passed before you responded.',
    },
    terms: 'What you shared with this company',
    proposed: 'The times you proposed',
    changeProposed: 'Change the times',
    ban: 'Missing interviews repeatedly without notice can lead to a ban, after a warning and time to respond.',
  },
  company: {
    title: 'Who is asking',
    name: 'Company',
    unnamed: 'The company has not given its name yet',
    industry: 'Sector',
    country: 'Country',
    host: 'Who you will meet',
  },
  choose: {
    title: 'Choose a time',
    slots: 'Times the company offers',
    confirm: 'Confirm this time',
    accepted: 'Interview accepted',
    other: 'Neither works for me',
    back: 'Back to the times',
  },
  propose: {
    title: 'Propose one or two times',
    text: 'The company confirms one or declines.',
    note: 'Message to the company',
    send: 'Send times',
    sent: 'Your times were sent to the company',
  },
  excuse: {
    open: 'I cannot come',
    title: 'Excuse yourself from this interview?',
    text: (until) =>
      `The company reads your reason, the time is removed from both calendars, and the company may request another interview. You can do this until ${until}.`,
    reason: 'Reason',
    confirm: 'Excuse me',
    keep: 'Keep the time',
    done: 'The company has your excuse',
  },
  decline: {
    open: 'Decline this opportunity',
    title: 'Decline this opportunity?',
    text: 'This is final: the opportunity will not be offered to you again.',
    reason: 'Reason',
    confirm: 'Decline',
    done: 'Interview rejected',
  },
  waiting: {
    title: (company) => `${company} wants to interview you`,
    text: 'Save your availability and salary below. Only this company sees them, and then offers you two times. Your other pages open again once you save.',
  },
  feedback: {
    title: 'The company’s feedback',
    accepted: 'The company accepted you. Next comes an offer, which you read and answer here.',
    rejected: 'The company did not choose you this time.',
  },
  rate: {
    title: 'How was the interview?',
    text: 'Only our operations team reads it. The company does not see it.',
    stars: 'Your rating',
    steps: ['Bad', 'Weak', 'Fair', 'Good', 'Excellent'],
    need: 'Choose a rating',
    comment: 'Your comment',
    send: 'Send rating',
    done: 'Thank you for your rating',
    rated: 'Rating received. Thank you.',
  },
  linked: {
    hello: (name) => `Hello ${name}`,
    used: 'This link has been used or is no longer valid',
    usedText: 'Sign in to see the request and respond.',
    login: 'Sign in',
    done: 'Response received',
    doneText: 'We’ll email you the next step. To change anything else, sign in.',
  },
}

/** What only the talent says. */
export const useTalentWords = () => useWords({ ar, en })
