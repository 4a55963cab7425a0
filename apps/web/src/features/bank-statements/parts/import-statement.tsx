import { STATEMENT_UPLOAD } from '@fareeq/domain/bank-statements/limits.ts'
import type { StatementPreview } from '@fareeq/domain/bank-statements/schema.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { DialogActions } from '../../../ui/overlays/dialog.tsx'
import { type UploadChoice, accountsQuery, importStatement, previewStatement } from '../api-ops.ts'
import { useBankWords } from '../messages/en.ts'
import { ColumnsForm } from './columns-form.tsx'
import { PreviewTable } from './preview-table.tsx'

const ACCEPT = ['.xml', '.txt', '.sta', '.940', '.mt940', '.csv']

/** A file, what would happen with it, and the import; a table asks for its columns in between. */
export function ImportStatement({ close }: { close: () => void }) {
  const words = useBankWords()
  const { data: accounts } = useQuery(accountsQuery())
  const [picked, setPicked] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [choice, setChoice] = useState<UploadChoice>({})
  const [preview, setPreview] = useState<StatementPreview | null>(null)
  const read = useAction(
    async (source: File, columns: UploadChoice) => {
      const [own] = await queryClient.ensureQueryData(accountsQuery())
      const iban = picked ?? own?.iban
      const query = { ...columns, ...(iban && { iban }) }
      setChoice(query)
      setPreview(await previewStatement(source, query))
    },
    { refused: 'shown' },
  )
  const save = useAction(
    async (source: File) => {
      await importStatement(source, choice)
      void showToast({ title: words.imported, tone: 'positive' })
      close()
    },
    { refused: 'shown' },
  )
  const leave = () => {
    setFile(null)
    setPreview(null)
    save.clear()
  }
  const pick = (source: File) => {
    leave()
    setFile(source)
    void read.run(source, {})
  }
  if (accounts?.length === 0) return <Banner tone="warning">{words.noAccount}</Banner>
  return (
    <div className="grid gap-5">
      {accounts && accounts.length > 1 && (
        <SelectField
          label={words.account}
          hint={words.accountHint}
          value={picked ?? accounts[0]?.iban ?? null}
          onChange={(id) => {
            setPicked(id)
            leave()
          }}
          options={accounts.map((account) => ({
            id: account.iban,
            label: `${account.bank} · ${inGroups(account.iban)}`,
          }))}
        />
      )}
      <FileField
        label={words.file}
        kinds={words.kinds}
        accept={ACCEPT}
        maxBytes={STATEMENT_UPLOAD.maxBytes}
        file={file}
        error={read.failure ?? save.failure}
        isDisabled={read.isPending || save.isPending}
        onPick={pick}
        onRemove={leave}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {read.isPending && words.reading}
      </p>
      {preview?.choice && file && (
        <ColumnsForm choice={preview.choice} isPending={read.isPending} send={(columns) => read.run(file, columns)} />
      )}
      {preview?.statement && <PreviewTable statement={preview.statement} />}
      <DialogActions>
        {preview?.statement && file && (
          <Button pending={save.isPending} onPress={() => void save.run(file)}>
            {words.confirm}
          </Button>
        )}
        <Button kind="quiet" onPress={close}>
          {words.keep}
        </Button>
      </DialogActions>
    </div>
  )
}
