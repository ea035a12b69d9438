import { ListSubheader } from '@mui/material';
import { Fragment } from 'react';
import { Menu, useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin';
import { features } from '../features.ts';

/** The parts of the console with what the person may open; a part of many lines has its name above them. */
export function ConsoleMenu() {
  const translate = useTranslate();
  const [isWide] = useSidebarState();
  const definitions = useResourceDefinitions();
  return (
    <Menu>
      {features.map(({ heading, resources }) => {
        const open = resources.filter(({ screens }) => definitions[screens.name]?.hasList);
        return (
          <Fragment key={resources[0]?.screens.name ?? heading}>
            {heading && isWide && open.length > 0 && (
              <ListSubheader
                component="div"
                role="presentation"
                sx={{ backgroundColor: 'transparent', lineHeight: 2.6 }}
              >
                {translate(heading)}
              </ListSubheader>
            )}
            {open.map(({ screens }) => (
              <Menu.ResourceItem key={screens.name} name={screens.name} />
            ))}
          </Fragment>
        );
      })}
    </Menu>
  );
}
