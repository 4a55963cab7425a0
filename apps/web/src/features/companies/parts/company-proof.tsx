import { EVIDENCE, type Evidence, PROOF_NOTE_LENGTH } from '@fareeq/domain/companies/limits.ts'
import type { Company } from '@fareeq/domain/companies/schema.ts'
import { proofLife } from '@fareeq/domain/companies/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useState } from 'react'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { proveCompany, takeProofBack } from '../api.ts'
import { useCompanyWords } from '../messages/en.ts'

/** What a colleague has seen, or why it was revoked. */
export function CompanyProof({ company: { id, proof, proof_details } }: { company: Company }) {
  const words = useCompanyWords()
  const moment = useBusinessTime()
  const mayProve = staffMay(useStaff()?.roles ?? [], 'companies.prove')
  const isOpen = proofLife.next(proof, 'prove') !== null
  return (
    <Card as="section" aria-labelledby="proof">
      <CardHead
        id="proof"
        title={words.proofTitle}
        actions={mayProve && (isOpen ? <Prove id={id} /> : <TakeBack id={id} />)}
      />
      {proof_details ? (
        <div className="grid gap-1 text-sm">
          <p className="font-strong">
            {proof_details.evidence ? words.evidences[proof_details.evidence] : words.takenBackFor}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {proof_details.note}
          </p>
          <p className="text-ink-faint">
            {proof_details.by && (
              <>
                <bdi>{proof_details.by}</bdi>
                {' · '}
              </>
            )}
            <bdi>{moment(proof_details.at)}</bdi>
          </p>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{words.proofNone}</p>
      )}
    </Card>
  )
}

function Prove({ id }: { id: string }) {
  const words = useCompanyWords()
  const [evidence, setEvidence] = useState<Evidence | null>(null)
  return (
    <ConfirmButton
      label={words.prove}
      button={{ size: 'small', kind: 'quiet' }}
      onOpenChange={() => setEvidence(null)}
      title={words.proveTitle}
      text={words.proveText}
      kind="primary"
      reason={{
        label: words.proofNote,
        hint: words.proofNoteHint,
        required: words.proofNoteMissing,
        limit: PROOF_NOTE_LENGTH,
      }}
      onConfirm={async (note) =>
        evidence ? runWithToast(proveCompany(id, { evidence, note }), words.proved) : words.evidenceChoose
      }
    >
      <SelectField
        label={words.evidence}
        placeholder={words.evidenceChoose}
        options={EVIDENCE.map((kind) => ({ id: kind, label: words.evidences[kind] }))}
        value={evidence}
        onChange={(evidenceId) => setEvidence(EVIDENCE.find((kind) => kind === evidenceId) ?? null)}
        className="mb-4"
      />
    </ConfirmButton>
  )
}

function TakeBack({ id }: { id: string }) {
  const words = useCompanyWords()
  return (
    <ConfirmButton
      label={words.takeBack}
      button={{ size: 'small', kind: 'ghost' }}
      title={words.takeBackTitle}
      text={words.takeBackText}
      reason={{ label: words.reason, required: words.reasonMissing, limit: PROOF_NOTE_LENGTH }}
      onConfirm={(reason) => runWithToast(takeProofBack(id, reason), words.takenBack)}
    />
  )
}
