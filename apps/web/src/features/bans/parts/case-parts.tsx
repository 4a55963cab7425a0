import type { BanCase, BanFile } from '@fareeq/domain/bans/schema.ts'
import { Paperclip } from 'lucide-react'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { saveFile } from '../api.ts'
import { useBanWords } from '../messages/en.ts'

type Props = { title: string; at: string | null; by?: string | null; children: string }

/** One thing that was said, by whom and when. */
export function CasePart({ title, at, by, children }: Props) {
  const moment = useBusinessTime()
  return (
    <section className="grid gap-1">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span className="font-strong">{title}</span>
        {by && <bdi>{by}</bdi>}
        {at && <bdi className="text-ink-faint">{moment(at)}</bdi>}
      </p>
      <p dir="auto" className="measure whitespace-pre-line wrap-anywhere">
        {children}
      </p>
    </section>
  )
}

export function CaseFiles({ banCase, sides }: { banCase: BanCase; sides: readonly BanFile['side'][] }) {
  const words = useBanWords()
  const files = banCase.files.filter(({ side }) => sides.includes(side))
  const open = useAction((file: BanFile) => saveFile(banCase.id, file))
  if (files.length === 0) return null
  return (
    <ul aria-label={words.files} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <Button
            kind="quiet"
            size="small"
            pending={open.pendingArgs?.[0].id === file.id}
            onPress={() => void open.run(file)}
          >
            <Paperclip aria-hidden />
            <bdi>{file.name}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}
