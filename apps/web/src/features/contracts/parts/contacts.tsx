import type { ClientContract } from '@fareeq/domain/contracts/schema.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useContractWords } from '../messages/en.ts'

type Props = { contacts: NonNullable<ClientContract['contacts']> }

export function Contacts({ contacts: { email, phone } }: Props) {
  const { contacts: words } = useContractWords()
  return (
    <Card as="section" aria-labelledby="contacts-title">
      <CardHead id="contacts-title" title={words.title} text={words.text} />
      <KeyValues
        className="-my-2.5"
        items={[
          {
            id: 'email',
            name: words.email,
            value: (
              <TextLink href={`mailto:${email}`} className="ltr-island wrap-anywhere">
                {email}
              </TextLink>
            ),
          },
          ...(phone
            ? [
                {
                  id: 'phone',
                  name: words.phone,
                  value: (
                    <TextLink href={`tel:${phone}`} className="ltr-island">
                      {phone}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
