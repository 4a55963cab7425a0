// <MentionField label=… options={colleagues} mentionLabel=… value onChange />: a text area in which "@" opens the list of
// those who can be mentioned. The button types the sign, which is a second keyboard away on a phone.
import { AtSign } from 'lucide-react'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button.tsx'
import { Popup } from '../../overlays/popup.tsx'
import { useUiWords } from '../../words/en.ts'
import { openMention, withMention } from './mention-text.ts'
import { OptionList } from './option-list.tsx'
import { matchesStart, type Option, search } from './option-search.ts'
import { TextAreaField, type TextAreaProps } from '../text-area-field.tsx'
import { useListbox } from './use-listbox.ts'

type Props = Omit<TextAreaProps, 'control'> & { options: readonly Option[]; mentionLabel: string }

/** Names that begin so first: Enter takes the first one. */
const ranked = (options: readonly Option[], query: string) =>
  search(options, query).toSorted(
    (one, other) => Number(matchesStart(other.label, query)) - Number(matchesStart(one.label, query)),
  )

export function MentionField({ options, mentionLabel, ref, ...field }: Props) {
  const { value, onChange, onBlur } = field
  const words = useUiWords()
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, [])
  const [caret, setCaret] = useState(0)
  /** Position of the mention whose list was closed; it stays closed for that one. */
  const [dismissed, setDismissed] = useState<number | null>(null)
  const nextCaret = useRef<number | null>(null)
  const mention = openMention(value, caret, options)
  const rows = mention && mention.from !== dismissed ? ranked(options, mention.query) : []
  const isOpen = rows.length > 0
  // A value that is set from outside moves the caret to its end.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  })
  const write = (text: string, at: number) => {
    nextCaret.current = at
    setCaret(at)
    onChange(text)
    area.current?.focus()
  }
  const pick = (option: Option) => {
    if (!mention) return
    const next = withMention(value, caret, mention, option)
    listbox.close()
    write(next.text, next.caret)
  }
  const listbox = useListbox({
    rows,
    isOpen,
    isFirstActive: true,
    onOpen: () => {},
    onClose: () => setDismissed(mention?.from ?? null),
    onPick: pick,
  })
  const begin = () => {
    const at = area.current?.selectionStart ?? value.length
    const sign = at === 0 || /\s/.test(value.charAt(at - 1)) ? '@' : ' @'
    setDismissed(null)
    write(value.slice(0, at) + sign + value.slice(at), at + sign.length)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <TextAreaField
        {...field}
        className="w-full"
        ref={area}
        onChange={(text) => {
          const at = area.current?.selectionStart ?? text.length
          setCaret(at)
          if (!openMention(text, at, options)) setDismissed(null)
          onChange(text)
        }}
        onBlur={() => {
          listbox.close()
          onBlur?.()
        }}
        control={{
          'aria-autocomplete': 'list',
          'aria-controls': listbox.input['aria-controls'],
          'aria-activedescendant': listbox.input['aria-activedescendant'],
          // Without the list the arrows move the caret.
          onKeyDown: (event) => isOpen && listbox.onKeyDown(event),
          onSelect: (event) => setCaret(event.currentTarget.selectionStart),
        }}
      />
      {options.length > 0 && (
        <Button kind="ghost" size="small" onPress={begin}>
          <AtSign aria-hidden />
          {mentionLabel}
        </Button>
      )}
      {isOpen && (
        <Popup anchor={area} isAnchorWide onClose={listbox.close}>
          <OptionList
            {...listbox.list}
            label={mentionLabel}
            options={rows}
            isSelected={() => false}
            emptyText={words.noResults}
          />
        </Popup>
      )}
    </div>
  )
}
