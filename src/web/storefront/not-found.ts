import { data } from 'react-router';

/** Throw it in a loader: the shopper sees the page for what is not there, a robot the status 404. */
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' });
