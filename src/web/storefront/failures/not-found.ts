import { data } from 'react-router';

/** Throw it in a loader to show the not-found page with status 404. */
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' });
