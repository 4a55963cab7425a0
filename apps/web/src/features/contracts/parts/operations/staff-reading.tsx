import type { StaffContract } from '@fareeq/domain/contracts/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { contractDocumentQuery, saveContractForStaff } from '../../api-ops.ts'
import { useContractsOpsWords } from '../../messages/operations/en.ts'
import { ReadingCard } from '../contract-reading.tsx'

/** The text both sides read, the version of the template that wrote it, and its certificate. */
export function StaffReading({ contract }: { contract: StaffContract }) {
  const { reading: words } = useContractsOpsWords()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...contractDocumentQuery(contract), enabled: isOpen })
  const { run, isPending } = useAction(() => saveContractForStaff(contract))
  return (
    <ReadingCard isOpen={isOpen} setOpen={setOpen} query={query} text={words.text}>
      {({ template, code, document_hash: hash }) => (
        <div className="mb-4 grid gap-3">
          <KeyValues
            columns={2}
            items={[
              {
                id: 'template',
                name: words.template,
                value:
                  template === null ? (
                    words.older
                  ) : (
                    <TextLink
                      as={PageLink}
                      href={pathTo('opsRecord', { section: 'contract-templates', id: String(template) })}
                    >
                      {words.version(template)}
                    </TextLink>
                  ),
              },
              { id: 'code', name: words.code, value: code ?? words.unsigned, ...(code && { ltr: true }) },
              { id: 'hash', name: words.hash, value: hash.slice(0, 16), ltr: true },
            ]}
          />
          <Button
            kind="quiet"
            size="small"
            className="justify-self-start"
            pending={isPending}
            onPress={() => void run()}
          >
            {words.save}
          </Button>
        </div>
      )}
    </ReadingCard>
  )
}
