import type { PointCondition, TemplatePlaceholder } from '../contract-templates/limits.ts'
import { type TemplateValues, jurisdictionOf } from '../contract-templates/rules-rendering.ts'
import type { TemplateContent } from '../contract-templates/schema.ts'
import { bidiIsolate } from '../kernel/language/bidi.ts'
import { DAYS, HOURS } from '../kernel/language/counts.ts'
import { type Bilingual, type Lang } from '../kernel/language/locale.ts'
import { formatUsd } from '../kernel/money.ts'
import { phrasePolicy } from '../kernel/policies/policy-values.ts'
import { type TextFacts, percent, say } from './rules-text-facts.ts'
import { partySentence, platformSentence } from './rules-text-parties.ts'
import { MONTHS_TEXT, dayIn, workOf } from './rules-text.ts'

/** A point of the text is one line, so that both languages stay side by side. */
const oneLine = (words: string | null, lang: Lang): string =>
  words === null ? '' : bidiIsolate(words.replaceAll(/\s*\n\s*/g, lang === 'ar' ? '؛ ' : '; '), lang)

const COMMA = { ar: '، ', en: ', ' } as const

const holdsOf = ({ term, terms, annex }: TextFacts): PointCondition[] => [
  term > 1 ? 'renewed_term' : 'first_term',
  terms.wht_rate > 0 ? 'taxed' : 'untaxed',
  annex.probation_days > 0 ? 'probation' : 'no_probation',
  terms.notice_days > 0 ? 'notice' : 'no_notice',
  ...(annex.duties ? ['duties' as const] : []),
  ...(terms.note ? ['note' as const] : []),
]

/** What a contract fills into the template, and which of its points it has. */
export function templateValues(facts: TextFacts, template: TemplateContent): TemplateValues {
  const { number, term, terms, legal, platform, annex, policies } = facts
  const { law, court } = jurisdictionOf(template, legal.company?.country) ?? {
    law: say(() => ''),
    court: say(() => ''),
  }
  const phrase = (key: keyof typeof policies): Bilingual => say((lang) => phrasePolicy(key, policies[key], lang))
  const values: Record<TemplatePlaceholder, Bilingual> = {
    number: say((lang) => bidiIsolate(number, lang)),
    company: say((lang) => partySentence(legal, 'company', lang)),
    talent: say((lang) => partySentence(legal, 'talent', lang)),
    platform: say((lang) => platformSentence(platform, lang)),
    work: say((lang) =>
      [workOf(terms, lang, COMMA[lang]), ...(annex.city ? [bidiIsolate(annex.city, lang)] : [])].join(COMMA[lang]),
    ),
    start: say((lang) => dayIn(terms.start, lang)),
    end: say((lang) => dayIn(terms.end, lang)),
    months: say((lang) => MONTHS_TEXT[lang](terms.months)),
    term: say(() => String(term)),
    hours: say((lang) => HOURS[lang](annex.hours)),
    pay_gross: say((lang) => formatUsd(terms.salary_gross, lang)),
    pay_net: say((lang) => formatUsd(terms.salary_net, lang)),
    tax_rate: say(() => percent(terms.wht_rate)),
    invoice_due: phrase('invoice_due_days'),
    payout_due: phrase('payout_days'),
    leave_days: say((lang) => DAYS[lang](annex.leave_days)),
    secrecy: phrase('contract_secrecy_years'),
    buyout_months: phrase('buyout_months'),
    buyout_share: say(() => `${policies.buyout_percent}%`),
    probation_days: say((lang) => DAYS[lang](annex.probation_days)),
    notice_days: say((lang) => DAYS[lang](terms.notice_days)),
    liability: phrase('contract_liability_months'),
    law,
    court,
    role: say((lang) =>
      [bidiIsolate(annex.role[lang], lang), ...(annex.level ? [annex.level[lang]] : [])].join(COMMA[lang]),
    ),
    duties: say((lang) => oneLine(annex.duties, lang)),
    note: say((lang) => oneLine(terms.note, lang)),
  }
  return { values, holds: new Set(holdsOf(facts)) }
}
