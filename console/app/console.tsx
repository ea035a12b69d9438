import { QueryClient } from '@tanstack/react-query';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { LoginPage } from '../access/login-page.tsx';
import { features } from '../features.ts';
import { authProvider } from './auth-provider.ts';
import { createDataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n.ts';
import { ConsoleLayout } from './layout.tsx';
import { NewestNotice } from './newest-notice.tsx';
import { NotFound } from './not-found.tsx';
import { routerProvider } from './router-provider.ts';
import { darkTheme, lightTheme } from './theme.ts';

const resources = features.flatMap((feature) => feature.resources);
const Dashboard = features.find((feature) => feature.dashboard)?.dashboard;
const pages = features.flatMap((feature) => feature.pages ?? []);
const dataProvider = createDataProvider(
  Object.fromEntries(resources.map(({ screens, calls }) => [screens.name, calls])),
);

/** Nothing is asked twice by itself, nor put off until there is a network: a failure is told at once, with its reason. */
const atOnce = { retry: false, networkMode: 'always' } as const;
const queryClient = new QueryClient({ defaultOptions: { queries: atOnce, mutations: atOnce } });

/** The whole console: react-admin over the console's calls. */
export function Console() {
  return (
    <Admin
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={authProvider}
      routerProvider={routerProvider}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      dashboard={Dashboard}
      loginPage={LoginPage}
      notification={NewestNotice}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      catchAll={NotFound}
      title="Консоль&nbsp;— Счёты"
      requireAuth
      disableTelemetry
    >
      {(role) => [
        ...resources
          .filter(({ operatorOnly }) => !operatorOnly || role === 'operator')
          .map(({ screens }) => <Resource key={screens.name} {...screens} />),
        <CustomRoutes key="pages">
          {pages.map(({ path, screen: Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </CustomRoutes>,
      ]}
    </Admin>
  );
}
