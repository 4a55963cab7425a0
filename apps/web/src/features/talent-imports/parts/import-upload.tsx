import { IMPORT_UPLOAD } from '@fareeq/domain/talent-imports/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { navigateFromHere } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { importsQuery, uploadImport } from '../api-ops.ts'
import { PhaseBadge } from './phase-badge.tsx'
import { useImportWords } from '../messages/en.ts'

const ACCEPTED = ['.csv', '.json']
export const importAt = (id: string): string => pathTo('opsRecord', { section: 'pipeline', id })

export function ImportUpload() {
  const words = useImportWords()
  const [file, setFile] = useState<File | null>(null)
  const upload = useAction(
    async (picked: File) => {
      const go = navigateFromHere()
      const { id } = await uploadImport(picked)
      await go(importAt(id))
    },
    { refused: 'shown', isLast: true },
  )
  const pick = (picked: File) => {
    setFile(picked)
    void upload.run(picked).then((isRead) => !isRead && setFile(null))
  }
  return (
    <div className="grid max-w-3xl gap-6">
      <Card className="grid gap-3">
        <FileField
          label={words.file}
          hint={words.fileHint}
          accept={ACCEPTED}
          maxBytes={IMPORT_UPLOAD.maxBytes}
          kinds={words.fileKinds}
          file={file}
          error={upload.failure}
          isDisabled={upload.isPending}
          onPick={pick}
          onRemove={() => setFile(null)}
        />
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {upload.isPending && words.reading}
        </p>
      </Card>
      <Earlier />
    </div>
  )
}

function Earlier() {
  const words = useImportWords()
  const moment = useBusinessTime()
  const { data } = useQuery(importsQuery())
  if (!data) return null
  return (
    <Card as="section" aria-labelledby="earlier-imports">
      <CardHead id="earlier-imports" title={words.earlier} />
      {data.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <ul className="grid empty:hidden">
        {data.map(({ id, file_name, phase, created_at, by, total }) => (
          <li
            key={id}
            className="relative grid gap-1 border-t border-line py-3 text-sm first:border-0 hover:bg-surface"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <PageLink href={importAt(id)} className="min-w-0 font-strong wrap-anywhere after:absolute after:inset-0">
                <bdi>{file_name}</bdi>
              </PageLink>
              <PhaseBadge phase={phase} />
            </p>
            <p className="text-ink-soft">
              {words.lines(total)} · <bdi>{moment(created_at)}</bdi> · <bdi>{by}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
