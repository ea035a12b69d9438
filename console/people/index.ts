import Apartment from '@mui/icons-material/Apartment';
import Apps from '@mui/icons-material/Apps';
import Badge from '@mui/icons-material/Badge';
import Devices from '@mui/icons-material/Devices';
import EventAvailable from '@mui/icons-material/EventAvailable';
import Groups from '@mui/icons-material/Groups';
import Handshake from '@mui/icons-material/Handshake';
import Mail from '@mui/icons-material/Mail';
import People from '@mui/icons-material/People';
import Rule from '@mui/icons-material/Rule';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import { getConsoleApplication, listConsoleApplications } from '../../contract/applications-console.ts';
import { changeUser, getUser, listCollisions, listUserSessions, listUsers } from '../../contract/identity-console.ts';
import {
  getConsoleInvitation,
  listConsoleInvitations,
  openOrganization,
  openPartner,
} from '../../contract/invitations-console.ts';
import { listConsoleMembers } from '../../contract/members-console.ts';
import { getServicePartner, listPartnerPeople, listServicePartners } from '../../contract/partners-console.ts';
import {
  changeSubscriber,
  getSubscriber,
  getSubscription,
  listSubscribers,
  listSubscriptions,
} from '../../contract/subscribers-console.ts';
import type { ConsoleFeature, ConsoleResource } from '../app/feature.ts';
import { ApplicationList, ApplicationScreen } from './application-list.tsx';
import { CollisionList } from './collision-list.tsx';
import { InvitationList, InvitationScreen } from './invitation-list.tsx';
import { MemberList } from './member-list.tsx';
import { OrganizationCreate, OrganizationEdit, OrganizationList } from './organization-list.tsx';
import { OrganizationScreen } from './organization-screen.tsx';
import { PartnerCreate, PartnerList, PartnerPeopleList, PartnerScreen } from './partner-list.tsx';
import { SessionList } from './session-list.tsx';
import { SubscriptionList } from './subscription-list.tsx';
import { SubscriptionScreen } from './subscription-screen.tsx';
import { UserEdit } from './user-edit.tsx';
import { RoleList, UserList } from './user-list.tsx';
import { UserScreen } from './user-screen.tsx';

const named = ({ name, login }: { name: string; login: string }) => name || login;

const resources: Omit<ConsoleResource, 'operatorOnly'>[] = [
  {
    screens: {
      name: 'users',
      list: UserList,
      show: UserScreen,
      edit: UserEdit,
      icon: People,
      recordRepresentation: named,
    },
    calls: { list: listUsers, one: getUser, update: changeUser },
  },
  { screens: { name: 'roles', list: RoleList, icon: VerifiedUser }, calls: { list: listUsers } },
  { screens: { name: 'sessions', list: SessionList, icon: Devices }, calls: { list: listUserSessions } },
  {
    screens: {
      name: 'subscribers',
      list: OrganizationList,
      show: OrganizationScreen,
      edit: OrganizationEdit,
      create: OrganizationCreate,
      icon: Apartment,
      recordRepresentation: 'name',
    },
    calls: { list: listSubscribers, one: getSubscriber, update: changeSubscriber, create: openOrganization },
  },
  { screens: { name: 'members', list: MemberList, icon: Groups }, calls: { list: listConsoleMembers } },
  {
    screens: {
      name: 'subscriptions',
      list: SubscriptionList,
      show: SubscriptionScreen,
      icon: EventAvailable,
      recordRepresentation: 'tariffName',
    },
    calls: { list: listSubscriptions, one: getSubscription },
  },
  {
    screens: {
      name: 'applications',
      list: ApplicationList,
      show: ApplicationScreen,
      icon: Apps,
      recordRepresentation: 'name',
    },
    calls: { list: listConsoleApplications, one: getConsoleApplication },
  },
  {
    screens: {
      name: 'service-partners',
      list: PartnerList,
      show: PartnerScreen,
      create: PartnerCreate,
      icon: Handshake,
      recordRepresentation: 'name',
    },
    calls: { list: listServicePartners, one: getServicePartner, create: openPartner },
  },
  { screens: { name: 'partner-people', list: PartnerPeopleList, icon: Badge }, calls: { list: listPartnerPeople } },
  {
    screens: {
      name: 'invitations',
      list: InvitationList,
      show: InvitationScreen,
      icon: Mail,
      recordRepresentation: 'email',
    },
    calls: { list: listConsoleInvitations, one: getConsoleInvitation },
  },
  { screens: { name: 'account-collisions', list: CollisionList, icon: Rule }, calls: { list: listCollisions } },
];

/** People, their organisations and what these have. */
export const people: ConsoleFeature = {
  heading: 'people.heading',
  resources: resources.map((resource) => ({ ...resource, operatorOnly: true })),
};
