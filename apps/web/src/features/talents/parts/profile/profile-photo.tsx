import { type PersonName, nameFor } from '@fareeq/domain/kernel/names/names.ts'
import type { BasicInfo } from '@fareeq/domain/talents/schema-profile.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../../ui/display/avatar.tsx'
import { useProfileWords } from '../../messages/profile/en.ts'

type Props = { person: Pick<BasicInfo, 'id' | 'photo' | keyof PersonName> }

/** The picture, or the first letters of the name. */
export function ProfilePhoto({ person }: Props) {
  const lang = useLang()
  const { id, photo } = person
  const words = useProfileWords()
  if (!photo) return <Avatar id={id} name={nameFor(person, lang)} size="xl" />
  return (
    <img
      src={photo}
      alt={words.photoAlt}
      width={96}
      height={96}
      className="size-24 flex-none rounded-xl border border-line object-cover"
    />
  )
}
