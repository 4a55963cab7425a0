import { MAX_ACCOUNTS } from '@fareeq/domain/talents/limits.ts'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { faultText } from '../../../../forms/faults.ts'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { Button, IconButton } from '../../../../ui/actions/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { savePersonalInfo } from '../../api.ts'
import { pieceFault } from '../entries/piece-fault.ts'
import { PieceField } from '../entries/piece-field.tsx'
import { usePiece } from '../entries/use-piece.ts'
import { useStepWords } from './use-step-words.ts'

const faultOf = (link: string) => pieceFault('link', link)

export const StepLinks = () => (
  <>
    <LinkedIn />
    <Accounts />
  </>
)

function LinkedIn() {
  const words = useStepWords().account
  const lang = useLang()
  const piece = usePiece({
    name: 'linkedin',
    read: ({ basicInfo }) => basicInfo.linkedin ?? '',
    save: (linkedin, version) => savePersonalInfo({ linkedin, version }),
    validate: faultOf,
  })
  return (
    <PieceField piece={piece}>
      <TextField
        name="linkedin"
        type="url"
        label={words.linkedin}
        optional
        placeholder="https://www.linkedin.com/in/"
        value={piece.value}
        onChange={piece.type}
        onBlur={piece.leave}
        error={piece.fault && faultText(piece.fault, lang)}
      />
    </PieceField>
  )
}

function Accounts() {
  const words = useStepWords().account
  const lang = useLang()
  const piece = usePiece<string[]>({
    name: 'accounts',
    read: ({ basicInfo }) => basicInfo.accounts,
    save: (links, version) => savePersonalInfo({ accounts: links.filter((link) => link.trim() !== ''), version }),
    validate: (some) => some.map(faultOf).find(Boolean),
  })
  // An empty input is local state, not saved.
  const [inputCount, setInputCount] = useState(1)
  const links = [...piece.value, ...Array.from({ length: Math.max(0, inputCount - piece.value.length) }, () => '')]
  const change = (at: number, text: string) => piece.type(links.map((link, index) => (index === at ? text : link)))
  const remove = (at: number) => {
    setInputCount(Math.max(1, links.length - 1))
    piece.choose(piece.value.filter((_, index) => index !== at))
  }
  return (
    <PieceField piece={piece}>
      <div role="group" aria-label={words.accounts} className="grid gap-2.5">
        <div>
          <p className="text-[0.9375rem] font-strong">{words.accounts}</p>
          <p className="text-sm text-ink-faint">{words.accountsText}</p>
        </div>
        {links.map((link, at) => (
          // Index key: a link has no other identity.
          <div key={at} className="flex items-start gap-2">
            <TextField
              className="flex-1"
              type="url"
              labelHidden
              label={words.link(at + 1)}
              placeholder="https://"
              value={link}
              onChange={(text) => change(at, text)}
              onBlur={piece.leave}
              error={piece.fault && faultOf(link) && faultText(faultOf(link) ?? '', lang)}
            />
            {links.length > 1 && (
              <IconButton label={words.removeLink(at + 1)} onPress={() => remove(at)}>
                <X aria-hidden />
              </IconButton>
            )}
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {links.length < MAX_ACCOUNTS && (
            <Button kind="quiet" size="small" onPress={() => setInputCount(links.length + 1)}>
              <Plus aria-hidden />
              {words.addLink}
            </Button>
          )}
          <span className="text-sm text-ink-faint">{words.linksLeft(MAX_ACCOUNTS - piece.value.length)}</span>
        </div>
      </div>
    </PieceField>
  )
}
