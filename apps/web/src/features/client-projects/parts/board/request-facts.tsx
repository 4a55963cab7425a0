import type { FullRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import type { ReactNode } from 'react'
import { useBusinessTime } from '../../../../platform/i18n/business-time.ts'
import { useLang, useLocale } from '../../../../platform/i18n/i18n.ts'
import { cx } from '../../../../ui/cx.ts'
import { PhoneFold } from '../../../../ui/display/phone-fold.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { ReadMore } from '../../../../ui/actions/read-more.tsx'
import { CompanyLink } from '../../../staff/parts/company-link.tsx'
import { RoleList } from '../roles/role-list.tsx'
import { RequestVoice } from './request-voice.tsx'
import { useBoardWords } from '../../messages/board/en.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'

/** What a client asked for, as far as it was said. */
export function RequestFacts({ request }: { request: FullRequest }) {
  return (
    <Card>
      <AllFacts request={request} />
    </Card>
  )
}

/**
 * With the candidates, which are what one came for: a line above them on a phone, a narrow column beside them on a wide
 * screen.
 */
export function FoldedFacts({ request, className }: { request: FullRequest; className: string }) {
  const { facts } = useBoardWords()
  return (
    <Card className={cx('max-md:py-2', className)}>
      <PhoneFold title={facts.all} summary={useSummary(request)}>
        <AllFacts request={request} columns="2xl:grid-cols-1" />
      </PhoneFold>
    </Card>
  )
}

function useSummary({ role_name, availability, duration, technologies }: FullRequest): string {
  const words = useBoardWords()
  const parts = [
    role_name,
    availability && words.availabilities[availability],
    duration !== null && words.months(duration),
    ...technologies.map(({ name }) => name),
  ]
  return parts.filter(Boolean).join(BETWEEN)
}

function AllFacts({ request, columns }: { request: FullRequest; columns?: string }) {
  const { facts } = useBoardWords()
  const { scope, vacancy } = request
  return (
    <>
      <KeyValues items={useFacts(request)} columns={3} className={columns} />
      <RoleList request={request} />
      {scope && (
        <Quote title={scope.kind === 'voice' ? facts.voice : facts.scope}>
          {scope.text && <ReadMore className="measure wrap-anywhere">{scope.text}</ReadMore>}
          {scope.kind === 'voice' && <RequestVoice projectId={request.id} />}
        </Quote>
      )}
      {vacancy?.note && (
        <Quote title={facts.note}>
          <ReadMore className="measure wrap-anywhere">{vacancy.note}</ReadMore>
        </Quote>
      )}
    </>
  )
}

/** No-break space: no line begins with the separator. */
const BETWEEN = '\u00A0· '

const Quote = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mt-3 grid gap-1 border-t border-line pt-3.5">
    <p className="text-sm text-ink-faint">{title}</p>
    {children}
  </div>
)

function useFacts(request: FullRequest) {
  const words = useBoardWords()
  const offered = useRequestWords()
  const [lang, locale, moment] = [useLang(), useLocale(), useBusinessTime()]
  const number = new Intl.NumberFormat(locale)
  const { facts } = words
  const { client, role_name, industry_name, language_names, availability, duration, services, technologies } = request
  const rows: (Fact | false | null | '' | 0 | undefined)[] = [
    ['client', facts.client, <bdi key="client">{client.name}</bdi>],
    [
      'company',
      facts.company,
      <CompanyLink key="company" id={client.organisation_id} name={client.company ?? client.name} />,
    ],
    client.phone && [
      'phone',
      facts.phone,
      <ContactLink key="phone" href={`tel:${client.phone}`} text={client.phone} />,
    ],
    ['email', facts.email, <ContactLink key="email" href={`mailto:${client.email}`} text={client.email} />],
    client.website && ['website', facts.website, <ContactLink key="website" href={client.website} />],
    client.timezone && ['zone', facts.zone, zoneCity(client.timezone, lang)],
    request.meeting_start_time && ['meeting', facts.meeting, moment(request.meeting_start_time)],
    role_name && ['role', facts.role, role_name],
    industry_name && ['industry', facts.industry, industry_name],
    availability && ['availability', facts.availability, words.availabilities[availability]],
    duration !== null && ['duration', facts.duration, words.months(duration)],
    ['workMode', facts.workMode, offered.workModes[request.work_mode]],
    language_names.length > 0 && ['languages', facts.languages, language_names.join(BETWEEN)],
    services.length > 0 && [
      'services',
      facts.services,
      services.map((service) => offered.service[service]?.name ?? service).join(BETWEEN),
    ],
    technologies.length > 0 && ['technologies', facts.technologies, technologies.map(({ name }) => name).join(BETWEEN)],
    request.head_count > 1 && ['people', facts.people, number.format(request.head_count)],
    request.seniority && ['seniority', facts.seniority, words.seniorities[request.seniority] ?? request.seniority],
    request.starts_on && [
      'start',
      facts.start,
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(request.starts_on)),
    ],
    request.budget !== null && ['budget', facts.budget, words.dollars(number.format(request.budget))],
  ]
  return rows.flatMap((row) => (row ? [{ id: row[0], name: row[1], value: row[2] }] : []))
}
type Fact = [id: string, name: string, value: ReactNode]

const ContactLink = ({ href, text }: { href: string; text?: string }) => (
  <TextLink
    href={href}
    target={text ? undefined : '_blank'}
    rel="noopener noreferrer"
    className="ltr-island wrap-anywhere"
  >
    {text ?? href.replace(/^https?:\/\/|\/$/g, '')}
  </TextLink>
)
