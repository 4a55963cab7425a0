import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { FileText, type LucideIcon, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { navigate, navigateFromHere } from '../../../../platform/navigation/navigate.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { presentProfile, saveStep } from '../../api.ts'
import { useWizardWords } from '../../messages/wizard/en.ts'

/** The first step begins with a choice: the CV, which leads to its step and back (D-59), or the fields. */
export function StepStart({ hrefOf }: { hrefOf: (step: number, query?: Record<string, string>) => string }) {
  const words = useWizardWords()
  const jump = useAction(
    async () => {
      const go = navigateFromHere()
      if (presentProfile().step < TALENT_STEP.importCv) await saveStep(TALENT_STEP.importCv)
      await go(hrefOf(TALENT_STEP.importCv, { from: String(TALENT_STEP.basicInfo) }))
    },
    { refused: 'handled', isLast: true },
  )
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader title={words.title} text={words.text} />
      <div className="grid gap-4 xs:grid-cols-2">
        <Way icon={FileText} title={words.start.cvTitle} text={words.start.cvText}>
          <Button pending={jump.isPending} onPress={() => void jump.run()}>
            {words.start.cv}
          </Button>
        </Way>
        <Way icon={PencilLine} title={words.start.byHandTitle} text={words.start.byHandText}>
          <Button kind="quiet" onPress={() => void navigate(hrefOf(TALENT_STEP.basicInfo))}>
            {words.start.byHand}
          </Button>
        </Way>
      </div>
      <p className="mt-5 text-sm text-ink-soft">{words.start.note}</p>
    </div>
  )
}

type WayProps = { icon: LucideIcon; title: string; text: string; children: ReactNode }

const Way = ({ icon: Icon, title, text, children }: WayProps) => (
  <Card as="section" className="flex flex-col gap-4 xs:p-6">
    <div className="grid flex-1 content-start gap-1.5">
      <div className="flex items-center gap-2.5">
        <Icon aria-hidden className="size-6 flex-none text-accent" />
        <h2 className="text-lg">{title}</h2>
      </div>
      <p className="text-[0.9375rem] text-ink-soft">{text}</p>
    </div>
    {children}
  </Card>
)
