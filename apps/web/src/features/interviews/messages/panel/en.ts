import { useWords } from '../../../../platform/i18n/i18n.ts'
import { type PanelWords, ar } from './ar.ts'

export const en: PanelWords = {
  title: 'Who interviews for your company',
  host: 'Started the request',
  alone: 'You have not invited any colleagues yet.',
  invite: 'Invite colleagues',
  change: 'Change interviewers',
  inviteTitle: 'Who takes part in the interview?',
  inviteText: 'Each colleague gets an invitation with the time, joins the room, and writes a scorecard afterwards.',
  nobody: 'There are no colleagues to invite. Add them on the page of your colleagues first.',
  save: 'Save interviewers',
  saved: 'Interviewers saved',
  none: 'No scorecard yet',
  card: {
    title: 'Your scorecard',
    text: 'Whoever decides in your company reads it. You read those of your colleagues after yours.',
    recommendation: 'Your recommendation',
    note: 'Your notes',
    send: 'Save scorecard',
    done: 'Your scorecard is saved',
  },
  recommendations: { yes: 'In favour', unsure: 'Unsure', no: 'Against' },
  scorecards: 'What the interviewers say',
}

export const usePanelWords = () => useWords({ ar, en })
