import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ownManagerQuery } from '../api-acts.ts'
import { useActWords } from '../messages/acts/en.ts'

/** Who answers for the company with us, and how to reach them. Nothing while it has nobody. */
export function OwnManager() {
  const { manager: words } = useActWords()
  const { data } = useQuery(ownManagerQuery())
  if (!data) return null
  const { name, email } = data
  return (
    <Card as="section" aria-labelledby="own-manager">
      <CardHead id="own-manager" title={words.title} text={words.text} />
      <div className="flex items-center gap-3.5">
        <Avatar id={email} name={name} />
        <div className="grid min-w-0 gap-0.5">
          <bdi className="font-strong wrap-anywhere">{name}</bdi>
          <TextLink href={`mailto:${email}`} className="ltr-island text-sm wrap-anywhere">
            {email}
          </TextLink>
        </div>
      </div>
    </Card>
  )
}
