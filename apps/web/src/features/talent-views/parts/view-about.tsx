import { dirOf, otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import type { VisibleProfile } from '@fareeq/domain/talent-views/schema.ts'
import { useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { useProfileWords } from '../../talents/messages/profile/en.ts'
import { useViewWords } from '../messages/en.ts'
import { ViewSection } from './view-section.tsx'

/** In the reader's language, with a toggle; a single version is labelled with its language. */
export function ViewAbout({ bio }: Pick<VisibleProfile, 'bio'>) {
  const words = useViewWords()
  const { about } = useProfileWords()
  const own = useLang()
  const other = otherLang(own)
  const [isTurned, setTurned] = useState(false)
  const hasBoth = bio.ar !== null && bio.en !== null
  const textLang = hasBoth ? (isTurned ? other : own) : bio[own] === null ? other : own
  const text = bio[textLang]
  if (text === null) return null
  return (
    <ViewSection id="about" title={about}>
      <div lang={textLang} dir={dirOf(textLang)}>
        <ReadMore lines={8}>{text}</ReadMore>
      </div>
      {hasBoth && (
        <PlainButton
          kind="ghost"
          size="small"
          onPress={() => setTurned(!isTurned)}
          className="-ms-3.5 mt-2 print:hidden"
        >
          {words.otherBio[otherLang(textLang)]}
        </PlainButton>
      )}
      {!hasBoth && textLang === other && <p className="mt-2 text-sm text-ink-faint">{words.onlyBio[textLang]}</p>}
    </ViewSection>
  )
}
