import { productCategories } from '../../../src/domain/options'
import { accessReasonOf } from '../../../src/domain/rules/access'
import { orderNumber } from '../../../src/domain/site/product-price'
import type { orderPage } from '../../routers/admin/orders'
import type { projectPage } from '../../routers/admin/projects'
import type { userPage } from '../../routers/admin/users'
import type { Cell } from './csv'
import type { ExportWords } from './words'

type User = Awaited<ReturnType<typeof userPage>>['users'][number]
type Order = Awaited<ReturnType<typeof orderPage>>['orders'][number]
type Project = Awaited<ReturnType<typeof projectPage>>['projects'][number]

/** A column of a file: its header, and what it says of a row. */
export interface Column<Row> {
  header: string
  cell: (row: Row) => Cell
}

const column = <Row>(header: string, cell: (row: Row) => Cell): Column<Row> => ({ header, cell })

/** What the screen of users shows, figures and moments as programs read them. */
export function userColumns({
  users: { columns, states, roles, payments, access, create },
}: ExportWords): Column<User>[] {
  return [
    column(columns.name, ({ firstName, lastName }) => `${firstName} ${lastName}`),
    column(create.email, ({ email }) => email),
    column(columns.state, ({ isActive }) => (isActive ? states.active : states.inactive)),
    column(columns.role, ({ isAdmin }) => (isAdmin ? roles.admin : roles.user)),
    column(columns.payment, (user) => {
      const reason = accessReasonOf(user)
      if (user.isAdmin && user.paymentStatus === 'pending') return null
      return reason ? access[reason] : payments[user.paymentStatus]
    }),
    column(columns.number, ({ userNumber }) => userNumber),
    column(columns.projects, ({ projectCount }) => projectCount),
    column(columns.created, ({ createdAt }) => createdAt),
  ]
}

export function orderColumns({ orders: words, users: { create } }: ExportWords): Column<Order>[] {
  const { columns, statuses } = words
  return [
    column(columns.customer, ({ customerName }) => customerName),
    column(create.email, ({ customerEmail }) => customerEmail),
    column(columns.status, ({ orderStatus }) => statuses[orderStatus]),
    column(columns.phone, ({ customerPhone }) => customerPhone),
    column(columns.total, ({ totalAmount }) => totalAmount),
    column(columns.created, ({ createdAt }) => createdAt),
    column(columns.product, ({ productName }) => productName),
    column(columns.quantity, ({ quantity }) => quantity),
    column(columns.unitPrice, ({ unitPrice }) => unitPrice),
    column(columns.country, ({ customerCountryCode }) => customerCountryCode),
    column(columns.number, ({ id }) => orderNumber(id)),
    column(columns.account, ({ userId }) => (userId ? words.account : words.noAccount)),
    column(columns.notes, ({ orderNotes }) => orderNotes),
  ]
}

export function projectColumns({ projects, users: { create }, options, fields }: ExportWords): Column<Project>[] {
  const { columns } = projects
  const categoryOf = (stored = '') => {
    const known = productCategories.find((category) => category === stored)
    return known ? options.productCategories[known] : stored
  }
  return [
    column(columns.name, ({ projectName }) => projectName),
    column(projects.isDefault, ({ isDefault }) => (isDefault ? projects.isDefault : null)),
    column(columns.owner, ({ userName }) => userName),
    column(create.email, ({ userEmail }) => userEmail),
    column(columns.category, ({ details }) => categoryOf(details.productCategory)),
    column(fields.currency, ({ details }) => details.currency ?? null),
    column(columns.price, ({ details }) => details.unitPriceInclVAT ?? null),
    column(fields.products, ({ details }) => details.products ?? null),
    column(columns.units, ({ details }) => details.unitsPerMonth ?? null),
    column(columns.cac, ({ details }) => details.customerAcquisitionCost ?? null),
    column(columns.exFactory, ({ details }) => details.exFactoryPrice ?? null),
    column(columns.vat, ({ details }) =>
      details.vatRegistered === false ? projects.notRegistered : (details.vatPct ?? null),
    ),
    column(columns.discount, ({ details }) => details.firstOrderDiscountPct ?? null),
    column(columns.fulfillment, ({ details }) =>
      details.fulfillmentMethod ? options.fulfillmentMethods[details.fulfillmentMethod] : null,
    ),
    column(columns.created, ({ createdAt }) => createdAt),
    column(columns.updated, ({ updatedAt }) => updatedAt),
  ]
}
