import { reportContract } from '@fareeq/domain/assessments/contract-report.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { talentReportsContract as contract } from '@fareeq/domain/talent-views/contract-reports.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { takeTest } from './assessments.ts'
import { finishedRequest, selectedTalent } from './market.ts'
import type { Member, Person, Story } from './story.ts'

type ReportScene = { khalid: Member; layla: Member; project_id: string }

/** A company with a request, and a talent with one passed test. */
export async function assessedTalent(story: Story): Promise<ReportScene> {
  const [khalid, layla] = [await story.client(), await selectedTalent(story)]
  const project_id = await finishedRequest(story, khalid)
  await takeTest(story, layla, 'node-js', 15)
  return { khalid, layla, project_id }
}

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
type LinkContents = { assessments?: string[]; with_personality?: boolean; with_videos?: boolean }

/** What people do with the report of the talent; the scene is another one in every test. */
export function reportActs(story: Story, scene: () => ReportScene) {
  const see = (person: Person, token?: string, id = scene().layla.user.id) =>
    person.call(contract.report, { params: { id }, query: token ? { token } : {} })
  const watch = (person: Person, token?: string) =>
    person.call(contract.videos, { params: { id: scene().layla.user.id }, query: token ? { token } : {} })
  const nominate = async () => {
    const { layla, project_id } = scene()
    const body = { project_id, talent_id: layla.user.id, reasons: ['Fits'] }
    return (await story.staff(['matcher'])).call(nominationsOpsContract.nominate, { body })
  }
  const companyLink = async () => {
    const { khalid, layla } = scene()
    return tokenOf((await khalid.call(talentViewsContract.share, { params: { id: layla.user.id } })).body.data.url)
  }
  const shareOwn = async (contents: LinkContents = {}) => {
    const body = { assessments: ['node-js'], with_personality: false, with_videos: false, ...contents }
    const { id, url } = (await scene().layla.call(reportContract.share, { body })).body.data.shares[0]
    return { id, token: tokenOf(url) }
  }
  const ownLink = async (contents: LinkContents = {}) => (await shareOwn(contents)).token
  return { see, watch, nominate, companyLink, shareOwn, ownLink }
}
