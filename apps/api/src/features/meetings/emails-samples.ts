import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type MeetingNews, meetingMail } from './emails.ts'

const mail = (news: MeetingNews, side: 'visitor' | 'host', hasReason: boolean) => (values: SampleValues) => {
  const { lang, name, person: other, date: start, zone: timezone, url, reason } = values
  const facts = { side, name, other, start, timezone, link: url, page: url, reason: hasReason ? reason : null }
  return meetingMail(lang, news, facts, null)
}
/** To a visitor, and to the colleague who hosts them. */
const both = (news: MeetingNews) => ({
  visitor_reason: mail(news, 'visitor', true),
  visitor: mail(news, 'visitor', false),
  host_reason: mail(news, 'host', true),
  host: mail(news, 'host', false),
})

export const meetingMails = mailSamples('meetings', {
  booked: both('booked'),
  moved: both('moved'),
  handed_over: both('handed_over'),
  canceled: both('canceled'),
  reminder: both('reminder'),
})
