import { isCode } from '@fareeq/domain/contracts/rules-verify.ts'
import type { VerifiedContract } from '@fareeq/domain/contracts/schema-verify.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { verifyCode, verifyFile } from '../api-verify.ts'
import { useVerifyWords } from '../messages/verify/en.ts'
import { VerifiedCopy } from '../parts/verified-copy.tsx'

const MAX_BYTES = 20 * 1024 * 1024
type Fields = { code: string }
const RESOLVER = rulesOf(({ code }: Fields) => ({ code: isCode(code) ? undefined : rule.verification_code.code }))

type Result = { copy: VerifiedContract | null }

/** Whether a copy of a contract is ours, by its file or its code; open to everybody. */
export function Screen() {
  const words = useVerifyWords()
  const { code = '' } = readHref(useHref()).query
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const checking = useAction(async (picked: File) => setResult({ copy: await verifyFile(picked) }))
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { code },
    send: (fields: Fields) => verifyCode(fields.code),
    onDone: (copy) => {
      setFile(null)
      setResult({ copy })
    },
  })
  const pick = (picked: File) => {
    setFile(picked)
    void checking.run(picked)
  }
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={words.title} text={words.text} />
      <div className="grid gap-5">
        <Card pad="large" className="grid gap-6">
          <FileField
            label={words.file}
            hint={words.fileHint}
            accept={['.pdf', 'application/pdf']}
            kinds="PDF"
            maxBytes={MAX_BYTES}
            file={file && { name: file.name, size: file.size }}
            onPick={pick}
            onRemove={() => {
              setFile(null)
              setResult(null)
            }}
          />
          <Form {...props} aria-label={words.or}>
            <p className="font-strong">{words.or}</p>
            <FormText name="code" control={control} ltr label={words.code} hint={words.codeHint} autoComplete="off" />
            <Button type="submit" kind="quiet" pending={isPending}>
              {words.check}
            </Button>
          </Form>
        </Card>
        <div role="status" aria-busy={checking.isPending || isPending}>
          {checking.isPending ? words.checking : result && <VerifiedCopy copy={result.copy} />}
        </div>
      </div>
    </div>
  )
}
