import type { FullTalent } from '@fareeq/domain/talent-views/schema-ops.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { EmailText } from '../../../ui/display/email-text.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useTalentsOpsWords } from '../messages/operations/en.ts'
import { ViewSection } from './view-section.tsx'

/** Without scheme and www. */
const shortLink = (href: string) => href.replace(/^https?:\/\/(?:www\.)?/, '')

/** How to reach them: for the roles that may. */
export function TalentContact({ contact }: { contact: NonNullable<FullTalent['contact']> }) {
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
          { id: 'email', name: words.email, value: <ContactLink href={`mailto:${email}`} text={email} /> },
          {
            id: 'phone',
            name: words.phone,
            value: phone ? (
              <span className="flex flex-wrap items-center justify-end gap-2">
                {!phone_verified && <Badge tone="warning">{words.unproved}</Badge>}
                <ContactLink href={`tel:${phone}`} text={phone} />
              </span>
            ) : (
              words.none
            ),
          },
          ...links.map(({ id, name }) => ({ id, name, value: <ContactLink href={id} text={shortLink(id)} /> })),
        ]}
      />
    </ViewSection>
  )
}

const ContactLink = ({ href, text }: { href: string; text: string }) => (
  <TextLink href={href} {...(href.startsWith('http') && { rel: 'noreferrer' })}>
    <EmailText email={text} />
  </TextLink>
)
