import '@fontsource-variable/golos-text';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { lookWhoIsIn } from './app/auth-provider.ts';
import { Console } from './app/console.tsx';
import { basePath, place } from './app/place.ts';
import { watchWhoIsIn } from './app/session.ts';
import { keepNumbersStill } from './app/still-numbers.ts';
import { refuseStrayFiles } from './app/stray-files.ts';

// Emotion writes its styles into the page, which the policy allows by the nonce of this answer.
const cache = createCache({ key: 'css', nonce: place.dataset.nonce ?? '' });
// Every address is react-admin's; a data router lets a form hold back somebody who leaves with unsaved text.
const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: `${basePath}/console` });

refuseStrayFiles();
keepNumbersStill();
watchWhoIsIn(lookWhoIsIn);
createRoot(place).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
