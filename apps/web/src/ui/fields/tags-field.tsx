// Several of many: <TagsField label=… options value={ids} onChange max={10} />. What is chosen stands above the input and leaves
// with its cross or with Backspace; the list stays open for the next choice. Until the list is here a plain input stands in for it.
import { useWrite } from '../../platform/i18n/i18n.tsx'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { ChosenTags } from './chosen-tags.tsx'
import { TypedStandIn, useStandIn } from './stand-in.tsx'
import type { TagsProps } from './tags-live.tsx'

const LIVE = lazyModule(() => import('./tags-live.tsx'))

export function TagsField(props: TagsProps) {
  const write = useWrite()
  const { begun, isHeld, ...standIn } = useStandIn()
  const Live = useLazyModule(LIVE, begun.isFocused)?.LiveTags
  if (Live && !isHeld) return <Live {...props} begun={begun} />
  const { label, options, value, onChange, max } = props
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? [])
  return (
    <TypedStandIn
      {...props}
      {...standIn}
      begun={begun}
      before={
        <ChosenTags label={label} options={chosen} onRemove={(gone) => onChange(value.filter((id) => id !== gone))} />
      }
      end={max !== undefined && <span className="ltr-island num">{write(`${value.length} / ${max}`)}</span>}
    />
  )
}
