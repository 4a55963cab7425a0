import { roundName } from '@fareeq/domain/nominations/rules-rounds.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, hello } from '../../../platform/messages/news.ts'
import { CLIENT_NEWS, type ClientNews } from './emails-client.ts'
import type { EmailFacts } from './emails-facts.ts'
import { TALENT_NEWS, type TalentNews } from './emails-talent.ts'
import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { type SampleValues, mailSamples } from '../../../platform/messages/mail-samples.ts'

export type SideNews = { side: 'client'; news: ClientNews } | { side: 'talent'; news: TalentNews }

/** The sender adds the reason. */
export const interviewNews = (lang: Lang, sideNews: SideNews, facts: EmailFacts): News =>
  sideNews.side === 'client' ? CLIENT_NEWS[lang][sideNews.news](facts) : TALENT_NEWS[lang][sideNews.news](facts)

/** `brief` is the same with short values, for a text message. */
export const greeted = (lang: Lang, name: string, news: News, brief = news): News => ({
  ...news,
  phone: brief.subject,
  preheader: news.paragraphs[0] ?? news.subject,
  paragraphs: [hello(lang, name), ...news.paragraphs],
})

const ABOUT = { ar: (request: string) => ` لطلب «${request}»`, en: (request: string) => ` for “${request}”` }

function factsOf({ lang, request, date, zone, reason }: SampleValues, other: string): EmailFacts {
  const moment = formatMoment(date, lang, zone)
  return {
    other,
    about: ABOUT[lang](request),
    round: roundName[lang](2),
    when: moment,
    clocks: moment,
    times: moment,
    due: moment,
    reason,
  }
}
const values = ({ lang, request }: SampleValues) => ({ about: ABOUT[lang](request) })

const client = (news: ClientNews) => ({
  compose: (sample: SampleValues) =>
    greeted(sample.lang, sample.name, CLIENT_NEWS[sample.lang][news](factsOf(sample, sample.person))),
  values,
})
const talent = (news: TalentNews) => ({
  compose: (sample: SampleValues) =>
    greeted(sample.lang, sample.name, TALENT_NEWS[sample.lang][news](factsOf(sample, sample.person))),
  values,
})

/** A mail with the same text for both sides is listed once. */
export const interviewMails = mailSamples(
  'interviews',
  {
    asked: talent('asked'),
    further_round: talent('further_round'),
    confirmed: client('confirmed'),
    offered: talent('offered'),
    proposed: client('proposed'),
    scheduled: client('scheduled'),
    link: client('link'),
    reminder: client('reminder'),
    declined: client('declined'),
    canceled_client: client('canceled'),
    canceled_talent: talent('canceled'),
    excused_client: client('excused'),
    excused_talent: talent('excused'),
    late_self_client: client('late_self'),
    late_self_talent: talent('late_self'),
    late_other_client: client('late_other'),
    late_other_talent: talent('late_other'),
    met_client: client('met'),
    met_talent: talent('met'),
    accepted: client('accepted'),
    result: talent('result'),
    move_asked: client('move_asked'),
    moved: client('moved'),
    move_kept: client('move_kept'),
    move_dropped: client('move_dropped'),
    move_lapsed: client('move_lapsed'),
    panel_invited: client('panel_invited'),
    panel_removed: client('panel_removed'),
    absence: client('absence'),
    absence_reminder: client('absence_reminder'),
    absence_answer: client('absence_answer'),
    absence_unanswered: client('absence_unanswered'),
  },
  'interviews',
)
