import type { BasicInfo } from '@fareeq/domain/talents/schema-profile.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { useProfileWords } from './use-profile-words.ts'

type Props = { person: Pick<BasicInfo, 'id' | 'first_name' | 'last_name' | 'photo'> }

/** The picture, or the first letters of the name. */
export function ProfilePhoto({ person: { id, first_name, last_name, photo } }: Props) {
  const words = useProfileWords()
  if (!photo) return <Avatar id={id} name={`${first_name} ${last_name}`} size="xl" />
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
