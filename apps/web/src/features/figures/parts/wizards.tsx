import { REQUEST_STEPS, type FigurePeriod } from '@fareeq/domain/figures/limits.ts'
import type { WizardVariant } from '@fareeq/domain/figures/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { wizardsQuery } from '../api.ts'
import { StepLink } from './step-link.tsx'
import { useFigureText } from './use-figure-text.ts'
import { useFiguresWords } from '../messages/en.ts'

/** A/B test of the wizard: how far the requests of each order came. */
export function Wizards({ days }: { days: FigurePeriod }) {
  const { wizard: words } = useFiguresWords()
  const { share } = useFigureText()
  const { data, isError, isFetching, refetch } = useQuery(wizardsQuery(days))
  const columns = REQUEST_STEPS.map((step) => ({
    id: step,
    title: words[step],
    numeric: true,
    cell: (row: WizardVariant) => (
      <span className="inline-flex items-baseline gap-2">
        <StepLink step={step} count={row[step]} days={days} filter={{ wizard: row.wizard }} name={words[step]} />
        {step !== 'began' && row.began > 0 && (
          <span className="text-sm text-ink-faint">{share(row[step] / row.began)}</span>
        )}
      </span>
    ),
  }))
  return (
    <section aria-labelledby="wizards-title" className="mt-8 grid gap-4">
      <div>
        <h2 id="wizards-title" className="text-lg">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.text}</p>
      </div>
      {data ? (
        <Table
          label={words.title}
          rows={data}
          rowKey={({ wizard }) => wizard}
          columns={[
            { id: 'name', title: words.name, lead: true, cell: ({ wizard }) => words.names[wizard] },
            ...columns,
          ]}
        />
      ) : isError ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons>
          <SkeletonBlock className="h-32" />
        </Skeletons>
      )}
    </section>
  )
}
