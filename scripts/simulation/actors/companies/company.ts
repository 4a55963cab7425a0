import type { Scene } from '../../engine/scene.ts'
import type { Client, Company } from '../../engine/world.ts'

export const companyOfClient = ({ world, me }: Scene<Client>): Company =>
  world.companies.find(({ key }) => key === me.company)!
