import { Flag } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { reportAsClient, reportAsStaff, uploadAsMember, uploadAsStaff } from '../api.ts'
import { BanForm } from './ban-form.tsx'
import { useBanWords } from './use-ban-words.ts'

/** A report by a colleague, or by a company the talent was nominated to. */
export function ReportDialog({ talentId, by }: { talentId: string; by: 'staff' | 'client' }) {
  const words = useBanWords()
  return (
    <Dialog
      title={words.reportTitle}
      text={words.reportText}
      isDismissable={false}
      trigger={
        <Button kind="ghost">
          <Flag aria-hidden />
          {words.report}
        </Button>
      }
    >
      {(close) => (
        <BanForm
          label={words.reportField}
          hint={words.reportHint}
          submit={words.reportSend}
          done={words.reported}
          upload={by === 'staff' ? uploadAsStaff : uploadAsMember}
          send={(body) => (by === 'staff' ? reportAsStaff : reportAsClient)({ talent_id: talentId, ...body })}
          onDone={close}
        />
      )}
    </Dialog>
  )
}
