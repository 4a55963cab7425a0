import { MAX_ACCOUNTS } from '@fareeq/domain/talents/rules.ts'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { faultText } from '../../../../forms/faults.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button, IconButton } from '../../../../ui/actions/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { savePersonalInfo } from '../../api.ts'
import { fieldFault } from '../entries/autosave-fault.ts'
import { AutosaveField } from '../entries/autosave-field.tsx'
import { useAutosave } from '../entries/use-autosave.ts'
import { useStepWords } from '../../messages/steps/en.ts'

const faultOf = (link: string) => fieldFault('link', link)

export const StepLinks = () => (
  <>
    <LinkedIn />
    <Accounts />
  </>
)

function LinkedIn() {
  const words = useStepWords().account
  const lang = useLang()
  const autosave = useAutosave({
    name: 'linkedin',
    read: ({ basicInfo }) => basicInfo.linkedin ?? '',
    save: (linkedin, version) => savePersonalInfo({ linkedin, version }),
    validate: faultOf,
  })
  return (
    <AutosaveField autosave={autosave}>
      <TextField
        name="linkedin"
        type="url"
        label={words.linkedin}
        optional
        placeholder="https://www.linkedin.com/in/"
        value={autosave.value}
        onChange={autosave.type}
        onBlur={autosave.leave}
        error={autosave.fault && faultText(autosave.fault, lang)}
      />
    </AutosaveField>
  )
}

function Accounts() {
  const words = useStepWords().account
  const lang = useLang()
  const autosave = useAutosave<string[]>({
    name: 'accounts',
    read: ({ basicInfo }) => basicInfo.accounts,
    save: (links, version) => savePersonalInfo({ accounts: links.filter((link) => link.trim() !== ''), version }),
    validate: (some) => some.map(faultOf).find(Boolean),
  })
  // An empty input is local state, not saved.
  const [inputCount, setInputCount] = useState(1)
  const links = [
    ...autosave.value,
    ...Array.from({ length: Math.max(0, inputCount - autosave.value.length) }, () => ''),
  ]
  const change = (at: number, text: string) => autosave.type(links.map((link, index) => (index === at ? text : link)))
  const remove = (at: number) => {
    setInputCount(Math.max(1, links.length - 1))
    autosave.choose(autosave.value.filter((_, index) => index !== at))
  }
  return (
    <AutosaveField autosave={autosave}>
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
              onBlur={autosave.leave}
              error={autosave.fault && faultOf(link) && faultText(faultOf(link) ?? '', lang)}
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
          <span className="text-sm text-ink-faint">{words.linksLeft(MAX_ACCOUNTS - autosave.value.length)}</span>
        </div>
      </div>
    </AutosaveField>
  )
}
