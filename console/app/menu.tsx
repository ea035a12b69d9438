import { Box, ListSubheader } from '@mui/material';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import {
  Menu,
  useGetResourceLabel,
  usePermissions,
  useResourceDefinitions,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { useLocation } from 'react-router';
import { features } from '../features.ts';
import type { ConsolePage } from './feature.ts';

/** Tells a line of the menu that its screen is open. */
function useHere() {
  const { pathname } = useLocation();
  return (path: string) => {
    const isHere = pathname === path || pathname.startsWith(`${path}/`);
    return isHere ? ({ 'aria-current': 'page' } as const) : {};
  };
}

/** The menu, whose current line is in sight: it is longer than most windows. */
export function ConsoleMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const definitions = useResourceDefinitions();
  useEffect(() => {
    if (pathname && definitions) menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, definitions]);
  return (
    <Box ref={menu}>
      <Lines />
    </Box>
  );
}

/** The parts of the console with what the person may open; a part of many lines has its name above them. */
function Lines() {
  const here = useHere();
  const translate = useTranslate();
  const [isWide] = useSidebarState();
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const named = (name: string, beside: ReactNode) => (
    <>
      {labelOf(name, 2)}
      {beside}
    </>
  );
  return (
    <Menu sx={{ '& .MuiMenuItem-root .MuiTypography-noWrap': { whiteSpace: 'normal' } }}>
      <Menu.DashboardItem {...here('/')} />
      {features.map(({ heading, resources, pages = [] }) => {
        const open = resources.filter(({ screens }) => definitions[screens.name]?.hasList);
        return (
          <Fragment key={resources[0]?.screens.name ?? pages[0]?.path ?? heading}>
            {heading && isWide && open.length > 0 && (
              <ListSubheader
                component="div"
                disableSticky
                role="presentation"
                sx={{ backgroundColor: 'transparent', lineHeight: 2.6 }}
              >
                {translate(heading)}
              </ListSubheader>
            )}
            {open.map(({ screens: { name }, beside: Beside }) => (
              <Menu.ResourceItem
                key={name}
                name={name}
                {...here(`/${name}`)}
                {...(Beside && { primaryText: named(name, <Beside />) })}
              />
            ))}
            {pages.map((page) => (
              <PageLine key={page.path} {...page} />
            ))}
          </Fragment>
        );
      })}
    </Menu>
  );
}

/** A screen that is no list, where it has a line and the person may open it. */
function PageLine({ path, menu }: ConsolePage) {
  const translate = useTranslate();
  const here = useHere();
  const { permissions: role } = usePermissions<string>();
  if (!menu || (menu.operatorOnly && role !== 'operator')) return null;
  return <Menu.Item to={path} {...here(path)} primaryText={translate(menu.words)} leftIcon={<menu.icon />} />;
}
