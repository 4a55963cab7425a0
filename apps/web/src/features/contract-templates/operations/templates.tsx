import type { TemplateRow } from '@fareeq/domain/contract-templates/schema.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { draftTemplate, templatesQuery } from '../api-ops.ts'
import { useTemplateWords } from '../messages/en.ts'
import { TemplateState } from '../parts/template-state.tsx'

const pathOf = (version: number): string => pathTo('opsRecord', { section: 'contract-templates', id: String(version) })

/** Every version of the text of contracts, and the way to the next. */
export function Screen() {
  const words = useTemplateWords()
  const staff = useStaff()
  const mayRead = staff !== null && staffMay(staff.roles, 'contract_templates.read')
  const list = useQuery({ ...templatesQuery(), enabled: mayRead })
  const { run, isPending } = useAction(async () => {
    const { version } = await draftTemplate()
    void showToast({ title: words.drafted, tone: 'positive' })
    void navigate(pathOf(version))
  })
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={
          list.data?.meta.may_draft && (
            <Button size="small" pending={isPending} onPress={() => void run()}>
              {words.draft}
            </Button>
          )
        }
      />
      {list.data ? (
        <Versions rows={list.data.data} />
      ) : list.isError ? (
        <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <Skeletons>
          <SkeletonRows rows={3} />
        </Skeletons>
      )}
    </>
  )
}

function Versions({ rows }: { rows: readonly TemplateRow[] }) {
  const words = useTemplateWords()
  const lang = useLang()
  return (
    <Table
      label={words.listLabel}
      rows={rows}
      rowKey={({ version }) => String(version)}
      columns={[
        {
          id: 'version',
          title: words.columns.version,
          lead: true,
          width: 'md:w-3/12',
          cell: ({ version }) => (
            <TextLink as={PageLink} href={pathOf(version)}>
              {words.version(version)}
            </TextLink>
          ),
        },
        {
          id: 'state',
          title: words.columns.state,
          width: 'md:w-3/12',
          cell: (row) => <TemplateState template={row} />,
        },
        {
          id: 'from',
          title: words.columns.from,
          width: 'md:w-2/12',
          cell: ({ from_day: day }) => (day ? formatDay(day, lang) : '—'),
        },
        {
          id: 'release',
          title: words.columns.release,
          cell: (row) =>
            row.lawyer_name && row.lawyer_licence ? (
              <bdi>{words.lawyer(row.lawyer_name, row.lawyer_licence)}</bdi>
            ) : row.drafted_by ? (
              <bdi>{row.drafted_by}</bdi>
            ) : (
              words.first
            ),
        },
      ]}
    />
  )
}
