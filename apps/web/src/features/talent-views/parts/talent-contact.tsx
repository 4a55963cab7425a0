import type { WholeTalent } from '@fareeq/domain/talent-views/schema-ops.ts'
import { Fragment } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useTalentsOpsWords } from './use-talents-ops-words.ts'
import { ViewSection } from './view-section.tsx'

/** Without scheme and www. */
const shortLink = (href: string) => href.replace(/^https?:\/\/(?:www\.)?/, '')

/** How to reach them: for the roles that may. */
export function TalentContact({ contact }: { contact: NonNullable<WholeTalent['contact']> }) {
  const { contact: words } = useTalentsOpsWords()
  const { email, phone, phone_verified, linkedin, accounts } = contact
  const links = [
    ...(linkedin ? [{ id: linkedin, name: words.linkedin }] : []),
    ...accounts.map((id) => ({ id, name: words.account })),
  ]
  return (
    <ViewSection id="contact" isAside title={words.title}>
      <KeyValues
        className="-my-2.5"
        items={[
          { id: 'email', name: words.email, value: <Away href={`mailto:${email}`} text={email} /> },
          {
            id: 'phone',
            name: words.phone,
            value: phone ? (
              <span className="flex flex-wrap items-center justify-end gap-2">
                {!phone_verified && <Badge tone="warning">{words.unproved}</Badge>}
                <Away href={`tel:${phone}`} text={phone} />
              </span>
            ) : (
              words.none
            ),
          },
          ...links.map(({ id, name }) => ({ id, name, value: <Away href={id} text={shortLink(id)} /> })),
        ]}
      />
    </ViewSection>
  )
}

/** A break opportunity before the @. */
function Away({ href, text }: { href: string; text: string }) {
  const [before, ...after] = text.split('@')
  return (
    <TextLink href={href} className="ltr-island wrap-anywhere" {...(href.startsWith('http') && { rel: 'noreferrer' })}>
      {before}
      {after.map((part) => (
        <Fragment key={part}>
          <wbr />@{part}
        </Fragment>
      ))}
    </TextLink>
  )
}
